/** `classNames('ui-card', turned && 'ui-card-turned')` */
export const classNames = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
