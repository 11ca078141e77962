import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A table that fails while drawing is replaced; the game goes on. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
