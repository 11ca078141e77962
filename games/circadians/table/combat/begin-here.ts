/** Where the keyboard begins when a dialogue opens; otherwise that would be its scrolling body. */
export const beginHere = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '')
