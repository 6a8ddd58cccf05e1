/** The line is chrome of the page and ends with its content; the head covers it on page 1. */
export const styles = `
.resume.tem0004 { --gutter: 7.3em; --rail: 6mm; --text: calc(var(--gutter) + var(--rail)); --photo-width: 30mm; }
.resume.tem0004 .page > div { width: 1px; margin: var(--margin-top) 0 0 calc(var(--margin-left) + var(--gutter) + var(--rail) / 2 - 0.5px); height: calc(var(--content-end) - var(--margin-top)); background: #cfd6df; }

.resume.tem0004 .head { display: flex; align-items: center; column-gap: 8mm; padding-bottom: 5mm; background: #fff; }
.resume.tem0004 .head-text { flex: 1; min-width: 0; }
.resume.tem0004 .name { font-size: 2.8em; line-height: 1.25; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0004 .name-long { font-size: 2.3em; letter-spacing: 0; }
.resume.tem0004:lang(en) .name { letter-spacing: 0; }
.resume.tem0004 .alternate-name { margin-left: 0.3em; font-size: 0.42em; font-weight: 400; color: #5b6472; letter-spacing: 0; }
.resume.tem0004 .headline { margin: 0.6mm 0 2.4mm; font-size: 1.3em; line-height: 1.4; font-weight: 700; color: var(--accent-ink); }
.resume.tem0004 .line { display: flex; flex-wrap: wrap; column-gap: 1.5em; color: #3c4654; }
.resume.tem0004 .contact { display: flex; align-items: flex-start; column-gap: 0.45em; }
.resume.tem0004 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--leading) - 1.05) * 0.5em); color: var(--accent-ink); }

.resume.tem0004 .heading { margin-bottom: 1mm; font-size: 1.25em; line-height: 1.4; color: #1c2430; letter-spacing: 0.03em; }
.resume.tem0004 .section > .heading { display: grid; grid-template-columns: var(--rail) minmax(0, 1fr); align-items: center; padding-left: calc(var(--gutter) / 1.25); }
.resume.tem0004 .ring { justify-self: center; width: 3.4mm; height: 3.4mm; border: 0.9mm solid var(--accent-ink); border-radius: 50%; background: #fff; }
.resume.tem0004 .entry-row { display: grid; grid-template-columns: var(--gutter) var(--rail) minmax(0, 1fr); column-gap: 0; align-items: baseline; }
.resume.tem0004 .moment { padding-right: 0.6mm; font-size: 0.9em; text-align: right; overflow-wrap: normal; word-break: keep-all; color: #5b6472; }
.resume.tem0004 .dot { justify-self: center; align-self: start; width: 1.9mm; height: 1.9mm; margin-top: calc(var(--leading) * 0.54em - 0.95mm); border-radius: 50%; background: var(--accent-ink); }
.resume.tem0004 .entry .entry .dot { width: 1.5mm; height: 1.5mm; margin-top: calc(var(--leading) * 0.54em - 0.75mm); background: #9aa5b3; }
.resume.tem0004 .entry-title { font-size: 1.08em; }
.resume.tem0004 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0004 :is(.detail, .atoms, .tag-line, .tag-list, .facts-row, .table) { margin-left: var(--text); }
.resume.tem0004 .detail { color: #3c4654; }
.resume.tem0004 .tag-text { font-weight: 700; }
.resume.tem0004 .tag-note { color: #5b6472; }
.resume.tem0004 .table-row { padding: 0.6mm 0; border-bottom: 1px solid #e6e9ed; }
.resume.tem0004 .table-row.table-head { display: grid; font-size: 1em; font-weight: 400; letter-spacing: 0; }
`;
