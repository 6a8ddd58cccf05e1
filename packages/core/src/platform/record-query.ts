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

/** A page of a list starts after this row. */
export interface RecordCursor {
  at: Date;
  id: string;
}

/** Which rows of a list, newest first. */
export interface RecordQuery {
  /** The first instant included, and the first one excluded. */
  from: Date | null;
  to: Date | null;
  after: RecordCursor | null;
  limit: number;
}

/** The part of a query that all tables share. */
export const rowsOf = ({ from, to, after, limit }: RecordQuery) => ({
  where: {
    createdAt: {
      ...(from !== null && { gte: from }),
      ...(to !== null && { lt: to }),
      // Bounds the scan; rows of the same instant are ordered by id.
      ...(after !== null && { lte: after.at }),
    },
    ...(after !== null && { OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }] }),
  },
  orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
  take: limit,
});
