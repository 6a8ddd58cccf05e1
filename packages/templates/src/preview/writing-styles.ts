/**
 * Styles of a text being edited on the sheet. A `span` contains a plain text; a `ul` contains statements,
 * whose bullets are drawn by the style sheet, because all of its content is text.
 */
export const writingStyles = `
.resume [data-writing] { outline: none; cursor: text; -webkit-user-select: text; user-select: text; }
.resume span[data-writing] { white-space-collapse: preserve; border-radius: 2px;
  background: rgb(31 122 94 / 0.08); box-shadow: 0 0 0 2px rgb(31 122 94 / 0.08); }
.resume :is(.kept, .joint):has(span[data-writing]) { display: inline-block; max-width: 100%; white-space: normal; overflow-wrap: anywhere; }
.resume span[data-writing='value'] { cursor: pointer; }
.resume span[data-writing='value']:focus-visible { box-shadow: 0 0 0 2px rgb(31 122 94 / 0.7); }
.resume span[data-writing]:empty::before { content: attr(data-ghost) / ''; opacity: 0.45; }
.resume span[data-writing]:empty:not([data-ghost])::before { content: '\\200b'; }
.resume ul[data-writing] { counter-reset: statement; white-space: pre-wrap; border-radius: 2px;
  background: rgb(31 122 94 / 0.05); box-shadow: 0 0 0 3px rgb(31 122 94 / 0.05); }
.resume ul[data-writing] > li:not(.atom-numbered) { counter-reset: statement; }
.resume ul[data-writing] > .atom-numbered { counter-increment: statement; }
.resume ul[data-writing] > :is(.atom-bullet, .atom-numbered)::before { display: inline-block; line-height: 0; }
.resume ul[data-writing] > .atom-bullet::before { content: var(--mark); width: var(--em); margin-left: calc(var(--em) * -1); }
.resume ul[data-writing].mark-dot > .atom-bullet::before { font-family: 'Noto Sans SC'; font-size: 1.5em;
  vertical-align: -0.13em; width: calc(var(--em) + 0.32em); margin-left: calc(var(--em) * -1 - 0.32em); }
.resume ul[data-writing].mark-full > .atom-bullet::before { font-size: 0.62em; vertical-align: 0.14em; }
.resume ul[data-writing] > .atom-numbered::before { content: counter(statement) '.';
  width: calc(var(--em) * 1.625); margin-left: calc(var(--em) * -1.625); }
.resume ul[data-writing] > li.is-blank::after { content: attr(data-ghost) / ''; opacity: 0.45; }
@media print { .resume [data-writing] { background: none; box-shadow: none; } }
`;
