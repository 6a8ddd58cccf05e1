import { hasAiText } from '@qicheng/resume/printed-document';
import { untranslatedTexts } from '@qicheng/resume/untranslated';
import type { Language } from '@qicheng/resume/text';
import { Icon } from '@qicheng/ui/icon';
import { showToast } from '@qicheng/ui/toast';
import { type ReactNode, useEffect, useMemo, useState, lazy } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { PanelBoundary } from '#src/components/panel-boundary.jsx';
import { countToReview } from './check/check-runner.js';
import styles from './editor.module.css';
import { SectionForm } from './form/section-form.js';
import { openTranslations } from './language/translation-state.js';
import { openDrawer } from './shortcuts/tool-state.js';
import { useStaleSave } from './merge/stale-save.js';
import { EditorChecklist } from './open/editor-checklist.js';
import { FirstSteps, SampleNote } from './open/first-steps.js';
import { showNamedPlace } from './open/named-place.js';
import { usePreloadedParts } from './open/preloaded-parts.js';
import { keepPaneOverReload } from './open/reloaded-pane.js';
import type { OpenedResume } from './open/use-open-resume.js';
import { PreviewPane } from './preview/preview-pane.js';
import { SectionRail } from './rail/section-rail.js';
import { EditorTools } from './shortcuts/editor-tools.js';
import { EditorProvider, useEditedLanguage, useEditor } from './store/editor-context.js';
import { createEditorStore } from './store/editor-store.js';
import { closeRail, openRail, resetView, showPane, showStyle, useView } from './store/view-state.js';
import { LazyStylePanel } from './style/lazy-style-panel.js';
import { usePendingAction } from '#src/lib/pending-action.js';
import { openGhostwrite } from './ghostwrite/ghostwrite-state.js';
import { IsLocalContext } from './local-draft/is-local.js';
import { LocalDraftBar } from './local-draft/local-draft-bar.js';
import { openExport } from './shortcuts/use-editor-keys.js';
import { LeaveGuard } from './sync/leave-guard.js';
import { type SavingSession, useSaving } from './sync/use-autosave.js';
import { waitUntilSaved } from './sync/wait-until-saved.js';
import { Announcer } from '#src/components/announcer.jsx';
import { EditorTopBar } from './top-bar/editor-top-bar.js';
import { MoreMenu } from './top-bar/more-menu.js';
import { SavedState, ElsewhereNotice } from './top-bar/saved-state.js';
import { VariantBar } from './variants/variant-bar.js';
import { openVariantPanel } from './variants/variant-state.js';
import { useKeptFit } from './page-fit/use-kept-fit.js';

const HistoryPanel = lazy(async () => ({
  default: (await import('./history-panel/history-panel.js')).HistoryPanel,
}));

/** The version history drawer, loaded when first opened. */
function useHistoryPanel(resumeId: string, session: SavingSession) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const panel =
    state === 'unused' ? null : (
      <LazyPart onFail={() => setState('unused')}>
        <HistoryPanel
          resumeId={resumeId}
          session={session}
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      </LazyPart>
    );
  return { panel, open: () => setState('open') };
}

const TABS = [
  { name: '编辑', panel: 'pane-edit', tour: undefined, open: () => showPane('edit') },
  { name: '预览', panel: 'pane-preview', tour: undefined, open: () => showPane('preview') },
  { name: '样式', panel: 'pane-edit', tour: 'style', open: showStyle },
] as const;

/** At the bottom of a narrow window, within reach of the thumb. */
function FootBar() {
  const isRailOpen = useView((view) => view.isRailOpen);
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={styles.railButton}
        data-tour="rail"
        aria-label="切换模块"
        aria-expanded={isRailOpen}
        onClick={openRail}
      >
        <Icon name="menu" size={18} />
        模块
      </button>
      <PaneTabs />
    </div>
  );
}

function PaneTabs() {
  const shown = useView(({ pane, shownPanel }) =>
    pane === 'preview' ? '预览' : shownPanel === 'style' ? '样式' : '编辑',
  );
  return (
    <div className={styles.tabs} role="tablist" aria-label="编辑与预览">
      {TABS.map(({ name, panel, tour, open }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={shown === name}
          aria-controls={panel}
          data-tour={tour}
          onClick={open}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** In a narrow window the section list opens as a sheet. */
function RailSheet() {
  const isOpen = useView((view) => view.isRailOpen);
  return (
    <>
      <div
        className={styles.railPane}
        data-open={isOpen}
        data-tour="rail"
        onKeyDown={(event) => {
          if (event.key === 'Escape') closeRail();
        }}
      >
        <button type="button" className={styles.railClose} aria-label="收起模块列表" onClick={closeRail}>
          <Icon name="close" />
        </button>
        <PanelBoundary name="模块列表">
          <SectionRail />
        </PanelBoundary>
      </div>
      {isOpen ? <div className={styles.backdrop} onClick={closeRail} aria-hidden="true" /> : null}
    </>
  );
}

function Panes() {
  const pane = useView((view) => view.pane);
  const shownPanel = useView((view) => view.shownPanel);
  const section = useView((view) => view.section);
  return (
    <main id="main" tabIndex={-1} className={styles.panes} data-pane={pane} data-panel={shownPanel}>
      <RailSheet />
      <div className={styles.formPane} id="pane-edit" data-tour="form" tabIndex={-1}>
        <PanelBoundary name="表单" resetKeys={[shownPanel, section]}>
          {shownPanel === 'style' ? (
            <LazyStylePanel />
          ) : (
            <>
              <EditorChecklist />
              <SampleNote />
              <SectionForm lead={<FirstSteps />} />
            </>
          )}
        </PanelBoundary>
      </div>
      <div className={styles.previewPane} id="pane-preview">
        <PanelBoundary name="预览">
          <PreviewPane />
        </PanelBoundary>
      </div>
    </main>
  );
}

/** What an export needs from the open résumé; rendered by the page that composes the features. */
export interface ExportParts {
  readonly resumeId: string;
  /** A visitor's draft: files and links can only be created from an account's résumé. */
  readonly isLocal: boolean;
  /** Waits until everything is saved; false if that is not possible now. */
  readonly waitUntilSaved: () => Promise<boolean>;
  /** Whether a file in this language contains AI-written text. */
  readonly hasAiText: (language: Language) => boolean;
  /** How many texts a file in this language shows in Chinese, because they have no translation. */
  readonly countUntranslated: (language: Language) => number;
  /** How many findings of the check need review, read when the menu opens, and how to open the check. */
  readonly review: { readonly count: () => number; readonly open: () => void };
  readonly openTranslations: () => void;
  /** The language in which the résumé is printed. */
  readonly language: Language;
}

interface WorkspaceProps {
  opened: OpenedResume;
  renderExport: (parts: ExportParts) => ReactNode;
}

interface EditorWorkspaceProps extends Pick<WorkspaceProps, 'renderExport'> {
  session: SavingSession;
  resumeId: string;
}

/** Continues with the action that asked a visitor to sign in. */
function useActsAfterSignIn(isLocal: boolean, openHistory: () => void): void {
  const actions = {
    export: () => void openExport(),
    history: openHistory,
    variant: () => openVariantPanel('create'),
    optimise: () => openGhostwrite('optimise'),
    write: () => openGhostwrite('write'),
  };
  usePendingAction(isLocal ? {} : actions);
}

function EditorWorkspace({ session, resumeId, renderExport }: EditorWorkspaceProps) {
  const stale = useStaleSave(session);
  const history = useHistoryPanel(resumeId, session);
  const { isLocal } = session;
  useActsAfterSignIn(isLocal, history.open);
  const editor = useEditor();
  const language = useEditedLanguage();
  useKeptFit();
  usePreloadedParts();
  const [save] = useState(() => () => session.autosave.retry());
  return (
    <div className={styles.workspace}>
      <EditorTopBar
        saved={<SavedState session={session} onResolve={stale.open} />}
        more={<MoreMenu draftStore={session.draftStore} onHistory={history.open} />}
        exportMenu={renderExport({
          resumeId,
          isLocal,
          language,
          waitUntilSaved: () => waitUntilSaved(session),
          hasAiText: (wanted) => hasAiText(editor.getContent().document, wanted),
          countUntranslated: (wanted) => untranslatedTexts(editor.getContent().document, wanted).length,
          review: {
            count: () => countToReview(editor.getContent().document),
            open: () => openDrawer('check'),
          },
          openTranslations,
        })}
      />
      <ElsewhereNotice session={session} />
      {isLocal ? (
        <LocalDraftBar id={resumeId} />
      ) : (
        <VariantBar resumeId={resumeId} waitUntilSaved={() => waitUntilSaved(session)} />
      )}
      <Panes />
      <FootBar />
      <Announcer />
      <EditorTools resumeId={resumeId} waitUntilSaved={() => waitUntilSaved(session)} onSave={save} />
      {stale.dialog}
      {history.panel}
      <LeaveGuard session={session} />
    </div>
  );
}

/** The open résumé: its store, its saving, and the three panes. */
export function Workspace({ opened, renderExport }: WorkspaceProps) {
  const { record, backend, draftStore, draft } = opened;
  const editor = useMemo(
    () => createEditorStore(draft?.content ?? { title: record.title, document: record.document }),
    [record, draft],
  );
  const session = useSaving({ record, backend, editor, draftStore, draft });
  useEffect(() => {
    resetView();
    const stop = keepPaneOverReload();
    showNamedPlace(editor, window.location.hash);
    if (draft) showToast('info', '已恢复本机上还没有保存的内容');
    return stop;
  }, [draft, editor]);
  return (
    <EditorProvider store={editor}>
      <IsLocalContext value={backend.isLocal}>
        <EditorWorkspace session={session} resumeId={record.id} renderExport={renderExport} />
      </IsLocalContext>
    </EditorProvider>
  );
}
