import { Component, type ReactNode } from "react"
import { useStore } from "../client/store.ts"
import { loadAnew } from "../client/wanted.tsx"
import { FaultPanel } from "./fault-panel.tsx"
import { faultOf, type Held, type Part, triedAgain } from "./held.ts"

interface Props {
  part: Part
  /** The data being rendered. */
  of: unknown
  children: ReactNode
}

/** The React error boundary. */
class Holder extends Component<Props, Held> {
  override state: Held = { fault: null, of: this.props.of }

  static getDerivedStateFromError(thrown: unknown): Partial<Held> {
    return { fault: faultOf(thrown) }
  }

  static getDerivedStateFromProps({ of }: Props, held: Held): Held | null {
    return triedAgain(of, held)
  }

  override componentDidCatch(): void {
    loadAnew()
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === null) return this.props.children
    return <FaultPanel part={this.props.part} fault={fault} again={() => this.setState({ fault: null })} />
  }
}

/** A part of the page that fails by itself: the rest stays, and the part is retried with the next table or screen. */
export function Boundary({ part, children }: { part: Part; children: ReactNode }) {
  const table = useStore((s) => s.table)
  const screen = useStore((s) => s.screen)
  return (
    <Holder part={part} of={table ?? screen}>
      {children}
    </Holder>
  )
}
