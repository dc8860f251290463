/** The key under which an object remembers what it has put onto the battlefield (607). */
export const PUT = "put"
