/**
 * One icon on the 24 px grid, as path data. Line form: `body`, `line` and `cut` are stroked, `solid` and
 * `mark` are filled. Filled form: `body` becomes a silhouette out of which `cut` and `mark` are taken.
 */
export interface Drawing {
  readonly body?: string;
  readonly line?: string;
  readonly solid?: string;
  readonly cut?: string;
  readonly mark?: string;
}
