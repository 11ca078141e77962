/** Colours of vault keys; their order is the order of indices in states. */
export const keys = ['GREEN', 'BLUE', 'YELLOW', 'PURPLE'] as const
export type Key = (typeof keys)[number]

