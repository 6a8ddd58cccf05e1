// Blocks as plain text, Markdown and HTML.
const oneColumn = (blocks) =>
  blocks.flatMap((block) =>
    block.kind === 'columns' ? [...oneColumn(block.narrow), ...oneColumn(block.wide)] : [block],
  );
/** Columns one after another, grids row by row. */
const flat = (blocks) =>
  oneColumn(blocks).flatMap((block) =>
    block.kind === 'grid' ? block.rows.map((cells) => ({ kind: 'row', cells })) : [block],
  );
const textOf = (block) =>
  block.kind === 'row'
    ? block.cells.join('\t')
    : block.kind === 'spread'
      ? `${block.left}    ${block.right}`
      : block.text;

/** The text with its first words, `lead`, emphasised. */
const withLead = ({ text, lead = '' }, mark, plain = (rest) => rest) =>
  `${lead && mark(lead)}${plain(text.slice(lead.length))}`;

export const toText = (blocks) =>
  flat(blocks)
    .flatMap((block) =>
      block.kind === 'heading'
        ? ['', textOf(block)]
        : [block.kind === 'bullet' ? `• ${block.text}` : textOf(block)],
    )
    .join('\r\n');

const markdownRow = (cells) => `| ${cells.map((cell) => cell.replaceAll('\n', '<br>')).join(' | ')} |`;
const markdownGrid = ([head, ...rows]) => [head, head.map(() => '---'), ...rows].map(markdownRow).join('\n');

export const toMarkdown = (blocks) =>
  oneColumn(blocks)
    .map((block) => {
      if (block.kind === 'name') return `# ${block.text}\n`;
      if (block.kind === 'heading') return `\n## ${block.text}\n`;
      if (block.kind === 'bullet') return `- ${withLead(block, (text) => `**${text}**`)}`;
      if (block.kind === 'row') return markdownRow(block.cells);
      if (block.kind === 'grid') return `${markdownGrid(block.rows)}\n`;
      if (block.lead) return `${withLead(block, (text) => `**${text}**`)}\n`;
      return block.bold ? `**${textOf(block)}**\n` : `${textOf(block)}\n`;
    })
    .join('\n');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

function blockHtml(block) {
  const strong = (text) => `<strong>${escaped(text)}</strong>`;
  const shown = (text) => (block.bold ? strong(text) : withLead({ ...block, text }, strong, escaped));
  switch (block.kind) {
    case 'name':
      return `<h1>${escaped(block.text)}</h1>`;
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`;
    case 'bullet':
      return `<ul><li>${shown(block.text)}</li></ul>`;
    case 'row':
      return `<table><tr>${block.cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr></table>`;
    case 'grid':
      return `<table class="grid">${block.rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    case 'spread':
      return `<div class="spread"><span class="l">${shown(block.left)}</span><span class="r">${escaped(block.right)}</span></div>`;
    case 'columns': {
      const [narrow, wide] = [block.narrow, block.wide].map((part) => part.map(blockHtml).join(''));
      const cells = [`<div class="narrow">${narrow}</div>`, `<div class="wide">${wide}</div>`];
      return `<div class="columns">${(block.side === 'left' ? cells : cells.reverse()).join('')}</div>`;
    }
    default:
      return `<p>${shown(block.text)}</p>`;
  }
}

const STYLE = `body{font:10.5pt/1.55 'Noto Sans SC','Noto Sans CJK SC',sans-serif;margin:14mm;color:#222}h1{font-size:20pt;margin:0 0 6px}
h2{font-size:12pt;margin:10px 0 4px;padding:2px 6px;background:var(--band);color:var(--ink)}p{margin:2px 0;white-space:pre-wrap}ul{margin:2px 0;padding-left:16px}
table{width:100%;border-collapse:collapse}td{border:1px solid #888;padding:3px 6px;white-space:pre-wrap;}td:nth-child(odd){white-space:nowrap;width:1%}
.grid td{word-break:keep-all}.grid td:nth-child(odd){white-space:pre-wrap;width:auto}.spread{display:flex;justify-content:space-between}.columns{display:flex;gap:8mm}.narrow{width:52mm;flex:none}.wide{flex:1}`;

/** A complete page; `isDark` fills the headings with a dark colour. */
export const toHtml = (blocks, { isDark = false } = {}) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>简历</title><style>:root{--band:${isDark ? '#1f4e79' : '#eef3f8'};--ink:${isDark ? '#fff' : '#1f4e79'}}${STYLE}</style></head><body>${blocks.map(blockHtml).join('\n')}</body></html>`;

export { flat, textOf };
