/** What this node knows and nobody else may. */
export class Secrets {
  constructor(
    /** Guards everything under /api/ops. */
    readonly operatorToken: string,
    /** Signs sessions; the same on every node. */
    readonly sessionSecret: string,
  ) {}
}
