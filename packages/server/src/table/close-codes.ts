/** Codes of closed sockets (RFC 6455 and its registry): the client has broken a rule of the server's; the service restarts, connect again. */
export const POLICY = 1008
export const RESTARTS = 1012
