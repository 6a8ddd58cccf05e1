import type { ReactNode } from 'react';
import type { FactView, HeaderView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import { FactValue } from './fact-value.js';
import { Photo } from './photo.js';

/** A cell of the form; a wide one takes the whole row. */
interface Cell {
  fact: FactView;
  isWide: boolean;
}

const NAME_ID = 'basics.name';
/** Cells per row, and the maximum width of a value in a shared row, in half Chinese characters. */
interface FormShape {
  columns: number;
  wide: number;
}

const TWO: FormShape = { columns: 2, wide: 26 };
const THREE: FormShape = { columns: 3, wide: 14 };
/** Contacts below facts in rows of three: an e-mail address must stay on one line to be searchable. */
const CONTACTS: FormShape = { columns: 2, wide: 22 };

interface PersonFormProps {
  header: HeaderView;
  lang: string;
  /** Rows beside the photo. */
  photoRows?: number;
  /** Whether short facts are in rows of three. */
  hasThreeColumns?: boolean;
  /** Whether the name has a cell; otherwise it is the title of the form. */
  isNamed?: boolean;
}

/** The header of the form: name, facts and contacts in bordered cells, the photo on the right. */
export function PersonForm({
  header,
  lang,
  photoRows = 5,
  hasThreeColumns,
  isNamed = true,
}: PersonFormProps) {
  const name = { id: NAME_ID, label: lang === 'zh' ? '姓名' : 'Name', value: nameOf(header, lang) };
  const person = [...(header.name && isNamed ? [name] : []), ...header.facts];
  const rows = hasThreeColumns
    ? [...rowsOf(person, THREE), ...rowsOf(header.contacts, CONTACTS)]
    : rowsOf([...person, ...header.contacts], TWO);
  const hasPhoto = Boolean(header.photo?.source);
  const beside = hasPhoto ? rows.slice(0, photoRows) : [];
  return (
    <>
      {hasPhoto && (
        <div className="form-head" data-block="atomic">
          <div className="form-head-rows">
            {beside.map((row) => (
              <FormRow key={row[0]?.fact.id} row={row} isEarly={hasThreeColumns && isEarly(row)} />
            ))}
          </div>
          <Photo photo={header.photo} name={header.name} />
        </div>
      )}
      {rows.slice(beside.length).map((row) => (
        <FormRow key={row[0]?.fact.id} row={row} isEarly={hasThreeColumns && isEarly(row)} isBlock />
      ))}
    </>
  );
}

/** Labelled values of a section as bordered rows. */
export const FormFacts = ({ facts }: { facts: FactView[] }): ReactNode =>
  rowsOf(facts, TWO).map((row) => <FormRow key={row[0]?.fact.id} row={row} isBlock />);

// In half Chinese characters: a width that fits on one line beside any label, digits included.
const NARROW = 10;

/** Whether the first of two cells is narrow enough for one of three columns; the second takes the other two. */
const isEarly = (row: Cell[]): boolean =>
  row.length === 2 && row.slice(0, 1).every(({ fact }) => textWidth(fact.value) <= NARROW);

interface FormRowProps {
  row: Cell[];
  isEarly?: boolean | undefined;
  isBlock?: boolean;
}

function FormRow({ row, isEarly: isNarrowFirst, isBlock }: FormRowProps) {
  const shape = `form-row form-row-${row.length}`;
  return (
    <div
      className={isNarrowFirst ? `${shape} form-row-early` : shape}
      data-block={isBlock ? 'atomic' : undefined}
    >
      {row.map(({ fact }) => (
        <p key={fact.id} className="form-pair" data-id={fact.id}>
          {fact.label && <span className="form-label">{fact.label}</span>}
          {fact.id === NAME_ID ? (
            <span className="form-value form-name">{fact.value}</span>
          ) : (
            <span className="form-value">
              <FactValue fact={fact} />
            </span>
          )}
        </p>
      ))}
    </div>
  );
}

/** Short cells share rows, long ones follow in a row each, but the first ones stay first; the last short ones widen to fill theirs. */
function rowsOf(facts: FactView[], { columns, wide }: FormShape): Cell[][] {
  const cells = facts.map((fact) => ({ fact, isWide: textWidth(fact.value) > wide }));
  const firstShort = cells.findIndex(({ isWide }) => !isWide);
  const lead = cells.slice(0, Math.max(0, firstShort)).map((cell) => [cell]);
  const others = cells.slice(lead.length);
  const short = others.filter(({ isWide }) => !isWide);
  const shared = Array.from({ length: Math.ceil(short.length / columns) }, (_, index) =>
    short.slice(index * columns, (index + 1) * columns),
  );
  const [next, ...rest] = others.filter(({ isWide }) => isWide).map((cell) => [cell]);
  const last = shared.at(-1);
  // A short value that would fill a row alone: a longer one takes the other two columns.
  if (columns === 3 && last?.length === 1 && next && isEarly([...last, ...next]) && hasRoom(next, wide * 2))
    shared.splice(-1, 1, [...last, ...next]);
  else if (next) rest.unshift(next);
  return [...lead, ...shared, ...rest];
}

const hasRoom = (row: Cell[], width: number): boolean =>
  row.every(({ fact }) => textWidth(fact.value) <= width);

function nameOf({ name, alternateName }: HeaderView, lang: string): string {
  if (!alternateName) return name;
  return lang === 'zh' ? `${name}（${alternateName}）` : `${name} (${alternateName})`;
}
