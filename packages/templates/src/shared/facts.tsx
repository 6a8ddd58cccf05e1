import type { FactView, RowView, TagView } from '@qicheng/resume/view-model';

const colon = (lang: string): string => (lang === 'zh' ? '：' : ': ');

/** A labelled value on one line. */
export function Fact({ fact, lang, labelled = true }: { fact: FactView; lang: string; labelled?: boolean }) {
  return (
    <span className="fact" data-id={fact.id}>
      {labelled && fact.label && <span className="fact-label">{fact.label + colon(lang)}</span>}
      {fact.href ? <a href={fact.href}>{fact.value}</a> : fact.value}
    </span>
  );
}

function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, row * size + size));
}

/** Labelled values in rows of `columns`; a row is never cut. */
export function FactRows({ facts, lang, columns = 2 }: { facts: FactView[]; lang: string; columns?: number }) {
  return chunk(facts, columns).map((row) => (
    <div key={row[0]?.id} className="facts-row" data-block="atomic" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {row.map((fact) => (
        <Fact key={fact.id} fact={fact} lang={lang} />
      ))}
    </div>
  ));
}

/** Skills and interests: short words share one line, explained ones get a line each. */
export function Tags({ tags, lang, separator }: { tags: TagView[]; lang: string; separator?: string }) {
  const explained = tags.some((tag) => tag.detail);
  if (!explained) return <TagLine tags={tags} lang={lang} separator={separator} />;
  return (
    <ul className="tag-list">
      {tags.map((tag) => (
        <li key={tag.id} data-block="text" data-id={tag.id} className="tag-row">
          <span className="tag-text">{tag.text}</span>
          {tag.note && <span className="tag-note">{lang === 'zh' ? `（${tag.note}）` : ` (${tag.note})`}</span>}
          {tag.detail && `${colon(lang)}${tag.detail}`}
        </li>
      ))}
    </ul>
  );
}

function TagLine({ tags, lang, separator = lang === 'zh' ? '、' : ', ' }: { tags: TagView[]; lang: string; separator?: string }) {
  return (
    <p className="tag-line" data-block="text">
      {tags.map((tag, index) => (
        <span key={tag.id} className="tag" data-id={tag.id}>
          {tag.text}
          {tag.note && (lang === 'zh' ? `（${tag.note}）` : ` (${tag.note})`)}
          {index < tags.length - 1 && separator}
        </span>
      ))}
    </p>
  );
}

/** A table whose head stays with its first row; rows are never cut. */
export function Table({ columns, rows, widths }: { columns: string[]; rows: RowView[]; widths?: string }) {
  const style = { gridTemplateColumns: widths ?? `repeat(${columns.length}, 1fr)` };
  return (
    <div className="table">
      <div className="table-row table-head" data-block="heading" style={style}>
        {columns.map((column, index) => (
          <span key={index}>{column}</span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.id} className="table-row" data-block="atomic" data-id={row.id} style={style}>
          {row.cells.map((cell, index) => (
            <span key={index}>{cell}</span>
          ))}
        </div>
      ))}
    </div>
  );
}
