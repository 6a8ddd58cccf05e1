/** Where a page of a list begins: behind this row. */
export interface RecordCursor {
  at: Date;
  id: string;
}

/** Which rows of a list, the newest first. */
export interface RecordQuery {
  /** The first moment, and the first moment no more. */
  from: Date | null;
  to: Date | null;
  after: RecordCursor | null;
  limit: number;
}

/** The part of a query that every table answers alike. */
export const rowsOf = ({ from, to, after, limit }: RecordQuery) => ({
  where: {
    createdAt: {
      ...(from !== null && { gte: from }),
      ...(to !== null && { lt: to }),
      // Bounds the scan; which rows of the same moment come next is told by their ids.
      ...(after !== null && { lte: after.at }),
    },
    ...(after !== null && { OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }] }),
  },
  orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
  take: limit,
});
