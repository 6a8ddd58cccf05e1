import type { ReportBlock } from '@qicheng/analysis/report';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Block = ReturnType<typeof fromMarkdown>['children'][number];
type OfType<Type extends Block['type']> = Extract<Block, { type: Type }>;
type List = OfType<'list'>;
type ListItem = List['children'][number];
type Table = OfType<'table'>;
type Inline = OfType<'paragraph'>['children'][number];
type Row = Table['children'][number];
type Node = Block | ListItem | Inline | Row | Row['children'][number];

const TOP_LEVEL = 2;
const DEEPEST = 3;

/** The blocks of a Markdown text; images and raw HTML are dropped. */
export function blocksOf(markdown: string): ReportBlock[] {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return children.flatMap(blockOf);
}

function blockOf(node: Block): ReportBlock[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: levelOf(node.depth), text: wordsOf(node.children) }];
    case 'paragraph':
      return [{ type: 'text', tone: 'body', text: wordsOf(node.children) }];
    case 'list':
      return [listOf(node)];
    case 'table':
      return [tableOf(node)];
    case 'blockquote':
      return [{ type: 'quote', text: linesOf(node) }];
    case 'code':
      return [{ type: 'text', tone: 'body', text: node.value }];
    default:
      return [];
  }
}

/** Articles start at `##`; their title is separate. */
const levelOf = (depth: number): 1 | 2 | 3 =>
  Math.min(DEEPEST, Math.max(1, depth - TOP_LEVEL + 1)) as 1 | 2 | 3;

const listOf = ({ ordered, children }: List): ReportBlock => ({
  type: 'list',
  isOrdered: ordered === true,
  items: children.map(itemOf),
});

/** Bold text at the start of an item becomes its lead. */
function itemOf(item: ListItem): { lead?: string; text: string } {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') return { text: linesOf(item) };
  const [head, ...tail] = first.children;
  const below = rest.map(linesOf).filter(Boolean);
  if (head?.type !== 'strong' || tail.length === 0)
    return { text: [wordsOf(first.children), ...below].join('\n') };
  const text = wordsOf(tail).replace(/^[：:\s]+/, '');
  return { lead: wordsOf(head.children).replace(/[：:]$/, ''), text: [text, ...below].join('\n') };
}

function tableOf({ children: [head, ...rows], align }: Table): ReportBlock {
  const labels = (head?.children ?? []).map(({ children }) => wordsOf(children));
  const cells = rows.map((row) => labels.map((_, index) => wordsOf(row.children[index]?.children ?? [])));
  const longest = (index: number) =>
    Math.max(...[labels, ...cells].map((row) => [...(row[index] ?? '')].length), 1);
  return {
    type: 'table',
    columns: labels.map((label, index) => ({
      label,
      // Column widths follow the content, within limits that keep every column readable.
      share: Math.min(24, Math.max(4, longest(index))),
      align: align?.[index] === 'right' ? 'right' : 'left',
    })),
    rows: cells,
  };
}

const wordsOf = (nodes: readonly Inline[]): string => nodes.map(wordOf).join('');

function wordOf(node: Node): string {
  if (node.type === 'break') return '\n';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordOf).join('') : '';
}

/** All text below a node, one line per block. */
function linesOf(node: Node): string {
  if (!('children' in node)) return wordOf(node);
  const isInline = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  if (isInline) return node.children.map(wordOf).join('');
  const mark = node.type === 'list' ? '· ' : '';
  return node.children.map((child) => `${mark}${linesOf(child)}`).join('\n');
}
