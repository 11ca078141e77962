import './tooltip.css'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

/** `card` is bare: the content brings its own frame, an enlarged card for instance. */
export type TipLook = 'text' | 'card'

interface Tip {
  readonly anchor: Element
  readonly content: ReactNode
  readonly look: TipLook
}

interface TipLayer {
  readonly id: string
  show(tip: Tip): void
  hide(anchor: Element): void
}

const LayerContext = createContext<TipLayer | undefined>(undefined)

/** Handlers to spread on whatever explains itself; works on SVG groups too. */
export interface TipHandlers {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(event: PointerEvent): void
  onClickCapture(event: MouseEvent): void
  onContextMenu(event: MouseEvent): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

const HOVER_DELAY = 250
const PRESS_DELAY = 420
const PRESS_SLIP = 10

/**
 * Shows `content()` beside the element on hover, on keyboard focus and on a long press. The content
 * is made only when it is shown. Undefined means that there is nothing to show.
 */
export function useTip(content: () => ReactNode, look: TipLook = 'text'): TipHandlers {
  const layer = useContext(LayerContext)
  const press = useRef({ timer: 0, x: 0, y: 0, held: false })
  const shownAt = useRef<Element>(undefined)
  useEffect(() => {
    const { current } = press
    return () => {
      clearTimeout(current.timer)
      // No pointer leaves what is taken off the page.
      if (shownAt.current) layer?.hide(shownAt.current)
    }
  }, [layer])

  const show = (anchor: Element): void => {
    const made = content()
    if (made === undefined || made === null || !anchor.isConnected) return
    shownAt.current = anchor
    layer?.show({ anchor, content: made, look })
  }
  const later = (anchor: Element, delay: number, held: boolean): void => {
    clearTimeout(press.current.timer)
    press.current.timer = window.setTimeout(() => {
      press.current.held = held
      show(anchor)
    }, delay)
  }
  const end = (anchor: Element): void => {
    clearTimeout(press.current.timer)
    layer?.hide(anchor)
  }
  return {
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') later(event.currentTarget, HOVER_DELAY, false)
    },
    onPointerLeave: (event) => end(event.currentTarget),
    onPointerDown: (event) => {
      press.current.held = false
      if (event.pointerType === 'mouse') return end(event.currentTarget)
      Object.assign(press.current, { x: event.clientX, y: event.clientY })
      later(event.currentTarget, PRESS_DELAY, true)
    },
    onPointerMove: (event) => {
      const { x, y, timer } = press.current
      if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - x, event.clientY - y) > PRESS_SLIP) clearTimeout(timer)
    },
    onPointerUp: () => clearTimeout(press.current.timer),
    onPointerCancel: (event) => end(event.currentTarget),
    // A long press looks; it does not choose.
    onClickCapture: (event) => {
      if (!press.current.held) return
      press.current.held = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event) => {
      if (press.current.held) event.preventDefault()
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: (event) => end(event.currentTarget),
  }
}

interface TooltipProps {
  content(): ReactNode
  readonly look?: TipLook
  readonly className?: string | undefined
  /** Can be reached by keyboard where the child itself cannot. */
  readonly focusable?: boolean
  readonly children: ReactNode
}

/** An inline element that explains itself. Larger things spread `useTip` on their own element. */
export function Tooltip({ content, look = 'text', className, focusable = false, children }: TooltipProps): ReactElement {
  const tip = useTip(content, look)
  return (
    <span className={className} {...(focusable ? { tabIndex: 0 } : {})} {...tip}>
      {children}
    </span>
  )
}

/** One layer above the page holds whatever is shown: at most one thing at a time. */
export function TooltipLayer({ children }: { readonly children: ReactNode }): ReactElement {
  const outer = useContext(LayerContext)
  const id = useId()
  const [tip, setTip] = useState<Tip>()
  const hide = useCallback((anchor: Element) => setTip((shown) => (shown?.anchor === anchor ? undefined : shown)), [])
  const own = useMemo(() => ({ id, show: setTip, hide }), [id, hide])
  if (outer) return <>{children}</>
  return (
    <LayerContext value={own}>
      {children}
      {tip && <Shown key={id} id={id} tip={tip} end={() => setTip(undefined)} />}
    </LayerContext>
  )
}

function Shown({ id, tip, end }: { readonly id: string; readonly tip: Tip; end(): void }): ReactElement {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // In the top layer, so that it stands above dialogues.
    if (!element.matches(':popover-open')) element.showPopover()
    place(element, tip.anchor.getBoundingClientRect())
    tip.anchor.setAttribute('aria-describedby', id)
    return () => tip.anchor.removeAttribute('aria-describedby')
  }, [id, tip])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end()
    }
    const onPress = (event: Event): void => {
      if (!(event.target instanceof Node && tip.anchor.contains(event.target))) end()
    }
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('pointerdown', onPress, { capture: true })
    addEventListener('scroll', end, { capture: true, passive: true })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('pointerdown', onPress, { capture: true })
      removeEventListener('scroll', end, { capture: true })
    }
  }, [tip, end])

  return (
    <div ref={box} id={id} popover="manual" role="tooltip" className={`ui-tip ui-tip-${tip.look}`}>
      {tip.content}
    </div>
  )
}

const GAP = 10

/** Beside the anchor where there is most room: right, left, above, below; never outside the window. */
function place(box: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box
  const { innerWidth, innerHeight } = window
  const centreX = anchor.left + anchor.width / 2 - width / 2
  const centreY = anchor.top + anchor.height / 2 - height / 2
  const wide = box.classList.contains('ui-tip-card')
  const places: readonly (readonly [fits: boolean, x: number, y: number])[] = [
    [wide && anchor.right + GAP + width <= innerWidth, anchor.right + GAP, centreY],
    [wide && anchor.left - GAP - width >= 0, anchor.left - GAP - width, centreY],
    [anchor.top - GAP - height >= 0, centreX, anchor.top - GAP - height],
    [true, centreX, anchor.bottom + GAP],
  ]
  const [, x, y] = places.find(([fits]) => fits) ?? places[3]
  const inside = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP))
  box.style.left = `${inside(x, width, innerWidth)}px`
  box.style.top = `${inside(y, height, innerHeight)}px`
}
