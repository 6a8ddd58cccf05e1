import { resumeView } from '@qicheng/resume/view';
import type { PageBreak } from '@qicheng/templates/preview';
import { Menu, type MenuItem } from '@qicheng/ui/menu';
import { listOfSection } from '../paper/sheet-selection.js';
import { useEditor } from '../store/editor-context.js';
import type { EditorStore } from '../store/editor-store.js';
import { breakItem } from '../store/item-ops.js';
import { headingOf, startPageWith } from '../store/section-ops.js';
import { toggleStyle } from '../store/view-state.js';
import { locate } from './locate.js';
import styles from './page-break-lines.module.css';
import { SHEET_HEIGHT } from './use-zoom.js';

/** Space for the line and its handle between two sheets, before zoom. */
export const SHEET_GAP = 36;

/** The first page break of each page; the main column determines it. */
function breaksByPage(pageBreaks: readonly PageBreak[]): PageBreak[] {
  const pages = new Map<number, PageBreak>();
  for (const pageBreak of pageBreaks) {
    const known = pages.get(pageBreak.page);
    if (!known || (known.region !== 'main' && pageBreak.region === 'main'))
      pages.set(pageBreak.page, pageBreak);
  }
  return [...pages.values()];
}

interface Leader {
  readonly section: string;
  readonly item: string | null;
  /** Whether the section starts on the page rather than continuing there. */
  readonly isFirst: boolean;
  readonly heading: string;
}

/** The first content of the new page. */
function leaderOf(editor: EditorStore, { section, id }: PageBreak): Leader | null {
  const { document } = editor.getContent();
  if (section === undefined || !document.meta.sections.some(({ key }) => key === section)) return null;
  const view = resumeView(document).sections.find(({ key }) => key === section);
  const first = view?.kind === 'entries' ? view.entries[0]?.id : undefined;
  const item = id === undefined ? null : locate(document, id).item;
  return { section, item, isFirst: id === undefined || id === first, heading: headingOf(document, section) };
}

function actionsFor(editor: EditorStore, pageBreak: PageBreak, leader: Leader): MenuItem[] {
  const { section, item, heading } = leader;
  const list = listOfSection(section);
  const setItem = (value: 'before' | 'keep' | 'split' | undefined) => () =>
    item !== null && editor.edit(breakItem(list, item, value));
  if (pageBreak.isManual) {
    const cancel = () => {
      editor.edit(startPageWith(section, false));
      if (item !== null) setItem(undefined)();
    };
    return [{ key: 'cancel', label: '取消这里的分页', onSelect: cancel }];
  }
  return [
    {
      key: 'section',
      label: `让“${heading}”另起一页`,
      onSelect: () => editor.edit(startPageWith(section, true)),
    },
    ...(item === null || leader.isFirst
      ? []
      : [
          { key: 'before', label: '让这一条从新的一页开始', onSelect: setItem('before') },
          { key: 'split', label: '允许这一条跨页拆开', onSelect: setItem('split') },
          { key: 'keep', label: '这一条整段不拆开', onSelect: setItem('keep') },
        ]),
  ];
}

function PageBreakLine({ pageBreak, zoom }: { pageBreak: PageBreak; zoom: number }) {
  const editor = useEditor();
  const leader = leaderOf(editor, pageBreak);
  const top = (pageBreak.page * (SHEET_HEIGHT + SHEET_GAP) - SHEET_GAP / 2) * zoom;
  const name = `第 ${pageBreak.page + 1} 页${leader ? ` · ${pageBreak.isManual || leader.isFirst ? '从' : '续'}“${leader.heading}”` : ''}`;
  const items = [
    ...(leader ? actionsFor(editor, pageBreak, leader) : []),
    { key: 'fit', label: '一页纸与间距…', onSelect: toggleStyle },
  ];
  return (
    <div className={styles.pageBreak} data-asked={pageBreak.isManual} style={{ top }}>
      <Menu
        trigger={name}
        buttonLabel={`分页：${name}`}
        buttonClassName={styles.handle}
        items={items}
        align="start"
      />
    </div>
  );
}

/** The lines between sheets: which page starts there, with what, and how to change that. */
export const PageBreakLines = ({ pageBreaks, zoom }: { pageBreaks: readonly PageBreak[]; zoom: number }) =>
  breaksByPage(pageBreaks).map((pageBreak) => (
    <PageBreakLine key={pageBreak.page} pageBreak={pageBreak} zoom={zoom} />
  ));
