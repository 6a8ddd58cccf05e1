import { Fragment, type ReactNode } from 'react';
import type { EntryView, FactView, RowView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Joined, Separator } from '../shared/joined.js';
import { lines, mm } from '../shared/lengths.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { colon } from '../shared/wording.js';
import { ATS_TEMPLATE } from './ats-document.js';

// Parsers detect columns by gaps, so parts of a line are separated by a bar and single spaces.
const styles = `
.resume.ats .name { font-size: 2em; line-height: ${lines(1.75)}; font-weight: 700; }
.resume.ats .head { padding-bottom: ${mm(2)}; }
.resume.ats .heading { font-size: 1.2em; line-height: ${lines(1.25)}; border-bottom: 1px solid #1c2430; margin-bottom: ${mm(1.5)}; padding-bottom: ${mm(0.5)}; }
.resume.ats .line .part { display: inline-block; }
.resume.ats .entry-row { display: block; }
.resume.ats .detail-fact:not(:last-child) { margin-right: 0; }
.resume.ats .fact-label { color: inherit; }
`;

/** Parts of a line, separated by bars. */
function Line({ parts }: { parts: readonly ReactNode[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      <span className="part">
        {part}
        {index < parts.length - 1 && <Separator sign=" |" />}
      </span>{' '}
    </Fragment>
  ));
}

const labelled = (facts: FactView[], lang: string): ReactNode[] =>
  facts.map((fact) => <Fact key={fact.id} fact={fact} lang={lang} />);

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadName header={header} />
      <Headline text={header.headline} />
      {[header.contacts, header.facts]
        .filter((facts) => facts.length > 0)
        .map((facts) => (
          <p key={facts[0]?.id} className="line">
            <Line parts={labelled(facts, lang)} />
          </p>
        ))}
    </header>
  );
}

function entryHeader(entry: EntryView): ReactNode {
  const { badges, subtitle, meta, date } = entry;
  const parts = [
    <EntryTitle key="title" entry={{ ...entry, badges: [] }} />,
    badges.join(' '),
    subtitle && <Joined key="subtitle" text={subtitle} />,
    meta,
    date,
  ];
  return <Line parts={parts.filter(Boolean)} />;
}

/** A table row as one line, each cell with its column header. */
const rowLines = (columns: string[], rows: RowView[], lang: string): ReactNode =>
  rows.map(({ id, cells }) => (
    <p key={id} data-block="text" data-id={id}>
      <Line
        parts={cells.flatMap((cell, index) => (cell ? [`${columns[index] ?? ''}${colon(lang)}${cell}`] : []))}
      />
    </p>
  ));

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={entryHeader} factColumns={1} table={rowLines} />
    </Region>
  );
}

export const ats: TemplateDesign = { code: ATS_TEMPLATE, css: styles, Body };
