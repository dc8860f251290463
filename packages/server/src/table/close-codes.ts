/** Close codes of sockets (RFC 6455 and its registry): the client broke a rule of the server; the service restarts, reconnect. */
export const POLICY = 1008
export const RESTARTS = 1012
