export interface Paging {
  page: number;
  limit: number;
}

/** One page of a list held in memory. */
export const cut = <Item>(
  all: readonly Item[],
  { page, limit }: Paging,
): { list: Item[]; total: number } => ({
  list: all.slice((page - 1) * limit, page * limit),
  total: all.length,
});
