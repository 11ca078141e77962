/** Plans made for one card are forgotten with it. */
export const dossierKey = (thing: string | undefined, job: number): string => (job >= 0 ? `job ${job}` : (thing ?? ''))
