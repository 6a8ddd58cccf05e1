import { lines, mm } from '../shared/lengths.js';

export const styles = `
.resume.tem0011 .head { padding-bottom: ${mm(3)}; }
.resume.tem0011 .name { font-size: 2.5em; line-height: ${lines(2.375)}; font-weight: 700; color: var(--accent-ink); }
.resume.tem0011:lang(zh) .name { letter-spacing: 0.06em; }
.resume.tem0011 .name-long, .resume.tem0011:lang(zh) .name-long { font-size: 2.1em; line-height: ${lines(2)}; letter-spacing: 0; }
.resume.tem0011 .alternate-name { margin-left: 0.25em; font-size: 0.5em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0011 .headline { margin-bottom: ${mm(0.6)}; font-size: 1.2em; line-height: ${lines(1.25)}; color: #3c4654; }
.resume.tem0011 .line { color: #3c4654; }
.resume.tem0011 .line .fact { display: inline-block; }
.resume.tem0011 .bar { margin: 0 0.25em; color: #9aa5b3; }
.resume.tem0011 .heading { margin-bottom: ${mm(1)}; padding-bottom: ${mm(0.25)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.04em; color: var(--accent-ink); border-bottom: 1.5px solid var(--accent-ink); }
.resume.tem0011 .entry-line > :first-child > .entry-title { display: inline; line-height: 0; }
.resume.tem0011 .entry-title { font-size: 1.05em; }
.resume.tem0011 .entry-line > span > :is(.entry-subtitle, .entry-meta) { margin-left: 0.35em; }
.resume.tem0011 .entry-rest { color: #3c4654; }
.resume.tem0011:lang(en) .entry-rest { font-style: italic; }
.resume.tem0011 .entry-subtitle, .resume.tem0011 .entry-date { color: #3c4654; }
.resume.tem0011 .tag-text { font-weight: 700; }
.resume.tem0011 .tag-note { color: #5b6472; }
.resume.tem0011 .table-row { padding: ${mm(0.4)} 0; border-bottom: 1px solid #e3e6ea; }
.resume.tem0011 .table-row.table-head { margin: 0; font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; color: #5b6472; }
`;
