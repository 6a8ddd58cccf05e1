import { lazy, useEffect } from 'react';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { signInFor } from '#src/lib/pending-action.js';
import { CheckRunner } from '../check/check-runner.js';
import { closeDrawer, closeOverlay, closeTools, useTools } from './tool-state.js';
import { useEditorKeys } from './use-editor-keys.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { openGhostwrite, resetGhostwrite, useGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { useView } from '../store/view-state.js';

const WRITE_SERVICE = '2';

/** [spec 2]: /resume/edit with `ai` opens the ghost-writer; `gwservice` selects the service. */
function useGhostwriteAddress(resumeId: string): void {
  const [query] = useSearchParams();
  const isRequested = query.has(pageQuery.ghostwrite);
  const service = query.get(pageQuery.ghostwriteService) === WRITE_SERVICE ? 'write' : 'optimise';
  useEffect(() => {
    resetGhostwrite();
    if (isRequested) openGhostwrite(service);
    return resetGhostwrite;
  }, [resumeId, isRequested, service]);
}

const Palette = lazy(async () => ({ default: (await import('./palette.js')).Palette }));
const Tour = lazy(async () => ({ default: (await import('../tour/tour.js')).Tour }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.js')).KeysDialog }));
const CheckPanel = lazy(async () => ({ default: (await import('../check/check-panel.js')).CheckPanel }));
const GhostwritePanel = lazy(async () => ({
  default: (await import('../ghostwrite/ghostwrite-panel.js')).GhostwritePanel,
}));
const PhraseDrawer = lazy(async () => ({
  default: (await import('../phrases/phrase-drawer.js')).PhraseDrawer,
}));

/** The style panel closes the drawer. */
function useDrawerOrStyle(): void {
  const isStyle = useView((view) => view.shownPanel === 'style');
  useEffect(() => {
    if (isStyle) closeDrawer();
  }, [isStyle]);
}

interface EditorToolsProps {
  resumeId: string;
  waitUntilSaved: () => Promise<boolean>;
  onSave: () => void;
}

/** AI needs an account: a visitor signs in and then finds the panel open. */
function GhostwriteSignIn() {
  useEffect(() => {
    signInFor(useGhostwrite.getState().service);
    closeDrawer();
  }, []);
  return null;
}

/** Drawers and overlays of the editor, and the shortcuts that open them. */
export function EditorTools({ resumeId, waitUntilSaved, onSave }: EditorToolsProps) {
  const { drawer, overlay } = useTools();
  const isLocal = useIsLocal();
  useEditorKeys(onSave);
  useEffect(() => closeTools, []);
  useGhostwriteAddress(resumeId);
  useDrawerOrStyle();
  return (
    <>
      <CheckRunner />
      {drawer === null ? null : (
        <LazyPart key={drawer} onFail={closeDrawer}>
          {drawer === 'check' ? <CheckPanel onClose={closeDrawer} /> : null}
          {drawer === 'phrases' ? <PhraseDrawer onClose={closeDrawer} /> : null}
          {drawer === 'ghostwrite' && isLocal ? <GhostwriteSignIn /> : null}
          {drawer === 'ghostwrite' && !isLocal ? (
            <GhostwritePanel resumeId={resumeId} waitUntilSaved={waitUntilSaved} onClose={closeDrawer} />
          ) : null}
        </LazyPart>
      )}
      {overlay === null ? null : (
        <LazyPart key={overlay} onFail={closeOverlay}>
          {overlay === 'palette' ? <Palette onClose={closeOverlay} onSave={onSave} /> : null}
          {overlay === 'tour' ? <Tour onEnd={closeOverlay} /> : null}
          {overlay === 'keys' ? <KeysDialog onClose={closeOverlay} /> : null}
        </LazyPart>
      )}
    </>
  );
}
