import type { Labels } from '../codes/labels.js';
import { displayDate } from '../date-display.js';
import type { PartialDate } from '../dates.js';
import { asFields, isFields } from './shape.js';

const DATES = { form: 'dot', lang: 'zh' } as const;
const UNREAD = new Set([
  'id',
  'x',
  'stale',
  'kind',
  'visible',
  'sens',
  'verify',
  'code',
  'fileId',
  'crop',
  'ratio',
]);
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    present: '至今',
    main: '主栏',
    side: '侧栏',
    rectangle: '方形',
    rounded: '圆角',
    circle: '圆形',
    bullet: '项目符号',
    numbered: '编号',
    paragraph: '段落',
  }),
);
const SIDES: Readonly<Record<string, string>> = { top: '上', right: '右', bottom: '下', left: '左' };

const nameOf = (value: string, options?: Labels<string>): string =>
  (options && Object.hasOwn(options, value) ? options[value]?.zh : WORDS.get(value)) ?? value;

/** A value as readable text; empty if there is none. `options` provides the labels of codes. */
export function valueText(value: unknown, options?: Labels<string>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return nameOf(value, options);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return listText(value, options);
  return recordText(asFields(value), options);
}

function listText(value: readonly unknown[], options?: Labels<string>): string {
  // Runs of one statement are joined without a separator.
  const isRuns = value.length > 0 && value.every((run) => isFields(run) && typeof run['text'] === 'string');
  const words = value.map((entry) => valueText(entry, options)).filter((word) => word !== '');
  return words.join(isRuns ? '' : words.some((word) => word.length > 20) ? '\n' : '、');
}

function recordText(value: Readonly<Record<string, unknown>>, options?: Labels<string>): string {
  if (typeof value['y'] === 'number') return displayDate(value as unknown as PartialDate, DATES);
  if (typeof value['text'] === 'string') return value['text'];
  if ('start' in value || 'end' in value)
    return [valueText(value['start']), valueText(value['end'])].join(' – ');
  const isMargins = typeof value['top'] === 'number';
  return Object.entries(value)
    .filter(([key]) => !UNREAD.has(key))
    .map(([key, entry]) =>
      isMargins ? `${SIDES[key] ?? ''} ${valueText(entry)} mm` : valueText(entry, options),
    )
    .filter((word) => word !== '')
    .join(isMargins ? '，' : ' / ');
}

/** The first words of a value, as an item's name. */
export function shortText(value: unknown): string {
  if (typeof value === 'string') return value;
  const fields = asFields(value);
  const text =
    fields['zh'] ?? fields['en'] ?? asFields(fields['name'])['zh'] ?? asFields(fields['name'])['en'];
  return typeof text === 'string' ? text : '';
}
