interface Placed {
  id: string;
  stage: string;
}

interface Move<Stage> {
  id: string;
  to: Stage;
  beforeId: string | null;
}

/** The cards after a move, as the server will return them. */
export function moved<Item extends Placed>(
  cards: readonly Item[],
  { id, to, beforeId }: Move<Item['stage']>,
): Item[] {
  const card = cards.find((each) => each.id === id);
  if (!card) return [...cards];
  const others = cards.filter((each) => each.id !== id);
  const place = others.findIndex((each) => each.id === beforeId && each.stage === to);
  others.splice(place === -1 ? others.length : place, 0, { ...card, stage: to });
  return others;
}
