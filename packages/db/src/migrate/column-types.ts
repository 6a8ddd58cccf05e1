import { type ColumnType, ColumnTypeEnum as Type } from '@prisma/driver-adapter-utils';
import pg from 'pg';

// The schema engine reads PostgreSQL's catalog, whose types an application never meets: "char" (18), name (19)
// and their arrays. "char" must be told as Character: as text it makes the engine panic.
const COLUMN_TYPES: Record<number, ColumnType> = {
  16: Type.Boolean,
  17: Type.Bytes,
  18: Type.Character,
  19: Type.Text,
  20: Type.Int64,
  21: Type.Int32,
  23: Type.Int32,
  25: Type.Text,
  26: Type.Int64,
  114: Type.Json,
  700: Type.Float,
  701: Type.Double,
  1000: Type.BooleanArray,
  1002: Type.CharacterArray,
  1003: Type.TextArray,
  1005: Type.Int32Array,
  1007: Type.Int32Array,
  1009: Type.TextArray,
  1015: Type.TextArray,
  1016: Type.Int64Array,
  1028: Type.Int64Array,
  1042: Type.Text,
  1043: Type.Text,
  1082: Type.Date,
  1083: Type.Time,
  1114: Type.DateTime,
  1184: Type.DateTime,
  1700: Type.Numeric,
  2950: Type.Uuid,
  3802: Type.Json,
};
const KEPT_AS_TEXT = new Set([17, 18, 19, 20, 25, 26, 114, 1042, 1043, 1082, 1083, 1700, 2950, 3802]);

/** The engine's name for a PostgreSQL type. */
export function columnTypeOf(oid: number): ColumnType {
  return COLUMN_TYPES[oid] ?? Type.Text;
}

function isoTime(text: string): string {
  const hasZone = /[zZ]|[+-]\d\d(:?\d\d)?$/.test(text);
  const iso = text.replace(' ', 'T');
  return new Date(hasZone ? iso.replace(/([+-]\d\d)$/, '$1:00') : `${iso}Z`).toISOString();
}

type Parser = (text: string) => unknown;

function parserOf(oid: number): Parser {
  if (oid === 16) return (text) => text === 't';
  if (oid === 1114 || oid === 1184) return isoTime;
  return KEPT_AS_TEXT.has(oid) ? (text) => text : (pg.types.getTypeParser(oid, 'text') as Parser);
}

/** How values are read for the engine. */
export const catalogParsers: pg.CustomTypesConfig = { getTypeParser: parserOf };
