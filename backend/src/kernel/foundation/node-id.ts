/** Names this node on the bus and in positions; another one at every start. */
export class NodeId {
  constructor(readonly value: string) {}
}
