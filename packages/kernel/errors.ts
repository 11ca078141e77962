/** Every refusal carries a stable code that clients, logs and tests can rely on. */
export class OrreryError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'OrreryError'
    this.code = code
  }
}

export const fail = (code: string, message: string): never => {
  throw new OrreryError(code, message)
}
