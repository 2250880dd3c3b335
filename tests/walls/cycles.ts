/** A graph: the nodes that each node has edges to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export function graphOf(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets.add(to));
  }
  return graph;
}

/**
 * The cycles of a graph: each largest set of nodes that can all reach each other, sorted (its strongly connected components: Tarjan, 1972). A node with an edge
 * to itself only is not one.
 */
export function cyclesIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const at = order.size;
    order.set(node, at);
    lowest.set(node, at);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? at, lowest.get(next) ?? at));
    }
    if (lowest.get(node) === at) {
      const cycle = open.splice(open.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle.toSorted());
    }
    return at;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
