import type { ReactNode } from 'react';
import type { FactView, HeaderView } from '@qicheng/resume/view-model';
import { Photo } from '../shared/photo.js';
import { textWidth } from '../shared/wording.js';

/** A cell of the form; a wide one takes the whole row. */
interface Cell {
  fact: FactView;
  isWide: boolean;
}

const NAME_ID = 'basics.name';
/** Rows that stand beside the photo. */
const PHOTO_ROWS = 5;
/** Values beyond this width, in halves of a Chinese character, get a row of their own. */
const WIDE = 26;

/** The head of the form: name, facts and contacts in ruled cells, the photo at the right. */
export function PersonForm({ header, lang }: { header: HeaderView; lang: string }) {
  const name = { id: NAME_ID, label: lang === 'zh' ? '姓名' : 'Name', value: nameOf(header, lang) };
  const rows = rowsOf([...(header.name ? [name] : []), ...header.facts, ...header.contacts]);
  const hasPhoto = Boolean(header.photo?.source);
  const beside = hasPhoto ? rows.slice(0, PHOTO_ROWS) : [];
  return (
    <>
      {hasPhoto && (
        <div className="form-head" data-block="atomic">
          <div className="form-head-rows">
            {beside.map((row) => (
              <FormRow key={row[0]?.fact.id} row={row} />
            ))}
          </div>
          <Photo photo={header.photo} name={header.name} />
        </div>
      )}
      {rows.slice(beside.length).map((row) => (
        <FormRow key={row[0]?.fact.id} row={row} isBlock />
      ))}
    </>
  );
}

/** Labelled values of a section as ruled rows. */
export const FormFacts = ({ facts }: { facts: FactView[] }): ReactNode =>
  rowsOf(facts).map((row) => <FormRow key={row[0]?.fact.id} row={row} isBlock />);

function FormRow({ row, isBlock }: { row: Cell[]; isBlock?: boolean }) {
  return (
    <div
      className={row.length > 1 ? 'form-row' : 'form-row form-row-wide'}
      data-block={isBlock ? 'atomic' : undefined}
    >
      {row.map(({ fact }) => (
        <p key={fact.id} className="form-pair" data-id={fact.id}>
          <span className="form-label">{fact.label}</span>
          {fact.id === NAME_ID ? (
            <span className="form-value form-name">{fact.value}</span>
          ) : (
            <span className="form-value">
              {fact.href ? <a href={fact.href}>{fact.value}</a> : fact.value}
            </span>
          )}
        </p>
      ))}
    </div>
  );
}

/** Short cells share rows, long ones follow with a row each; a last short one that stands alone takes its row. */
function rowsOf(facts: FactView[]): Cell[][] {
  const cells = facts.map((fact) => ({ fact, isWide: textWidth(fact.value) > WIDE }));
  const short = cells.filter(({ isWide }) => !isWide);
  const pairs = Array.from({ length: Math.ceil(short.length / 2) }, (_, index) =>
    short.slice(index * 2, index * 2 + 2),
  );
  const alone = cells.filter(({ isWide }) => isWide).map((cell) => [cell]);
  // A name leads the form, however long it is.
  const [first, ...rest] = alone;
  return first?.[0]?.fact.id === NAME_ID ? [first, ...pairs, ...rest] : [...pairs, ...alone];
}

function nameOf({ name, alternateName }: HeaderView, lang: string): string {
  if (!alternateName) return name;
  return lang === 'zh' ? `${name}（${alternateName}）` : `${name} (${alternateName})`;
}
