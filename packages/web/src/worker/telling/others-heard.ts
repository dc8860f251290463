const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** Lets this thread receive pending messages, without the delay of timers. */
export function othersHeard(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
}
