/** As few rows as possible, none wider than `room`, filled evenly so that no value is alone on the last row. */
export function evenRows<Value>(
  values: readonly Value[],
  room: number,
  widthOf: (value: Value) => number,
): Value[][] {
  let rows = rowsOf(values, room, widthOf);
  for (let width = room - 1; width > 0; width -= 1) {
    const narrower = rowsOf(values, width, widthOf);
    if (narrower.length > rows.length) break;
    rows = narrower;
  }
  return rows;
}

function rowsOf<Value>(values: readonly Value[], room: number, widthOf: (value: Value) => number): Value[][] {
  const rows: Value[][] = [];
  let left = 0;
  for (const value of values) {
    const width = widthOf(value);
    if (width > left) rows.push([]);
    left = (width > left ? room : left) - width;
    rows.at(-1)?.push(value);
  }
  return rows;
}
