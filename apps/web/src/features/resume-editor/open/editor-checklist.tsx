import { finishGuide, getGuideState } from '@qicheng/contract/guide/guide.contract';
import type { ResumeDocument } from '@qicheng/resume/document';
import { Button } from '@qicheng/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#src/lib/api.js';
import { useSharedState } from '#src/lib/shared-state.js';
import { signInFor, requestAction } from '#src/lib/pending-action.js';
import { closeWelcome, markStep, useWelcome } from '#src/lib/welcome.js';
import { Checklist } from '#src/features/welcome/index.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { openDrawer, openOverlay, useTools } from '../shortcuts/tool-state.js';
import { openExport } from '../shortcuts/use-editor-keys.js';
import { useDocument } from '../store/editor-context.js';
import { hasContent } from '../store/editor-store.js';
import type { Item } from '../store/item-ops.js';
import { BASICS, openSection, showStyle } from '../store/view-state.js';
import { isSample } from './sample-mark.js';

const GUIDE = 'pc';

const CONTACTS = ['phone', 'email', 'wechat', 'qq'] as const;
const EXPERIENCES = [
  'education',
  'work',
  'internships',
  'projects',
  'research',
  'campus',
  'practice',
] as const;
/** What an entry is named after: a school, an employer, a project, or what was done there. */
const ENTRY_NAMES = ['school', 'company', 'name', 'organisation', 'title', 'role'] as const;

const hasNameAndContact = ({ basics }: ResumeDocument): boolean =>
  hasContent([basics.name?.zh, basics.name?.en]) && CONTACTS.some((key) => hasContent(basics[key]));

/** The least that a résumé needs, written by the user: a name, a contact, and an entry with a name. */
const isFilled = (document: ResumeDocument): boolean => {
  const entries: readonly Item[] = EXPERIENCES.flatMap((key) => document[key]);
  return (
    !isSample(document) &&
    hasNameAndContact(document) &&
    entries.some((entry) => ENTRY_NAMES.some((key) => hasContent(entry[key])))
  );
};

/**
 * Whether this member has finished the first steps, on any device; undefined until the server has answered.
 */
function useIsOver(isLocal: boolean): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['guide', GUIDE],
    queryFn: async ({ signal }) => {
      const { isFinished } = await call(getGuideState, { guide: GUIDE }, { signal });
      useSharedState.setState({ isFinish: isFinished ? 1 : 0 });
      return isFinished;
    },
    enabled: !isLocal,
    staleTime: Infinity,
    retry: false,
  });
  return isLocal ? false : data;
}

/** Marks steps as done, wherever they were started. */
function useSteps(): void {
  const filled = useDocument(isFilled);
  const isChecking = useTools(({ drawer }) => drawer === 'check');
  useEffect(() => markStep('choose'), []);
  useEffect(() => {
    if (filled) markStep('fill');
  }, [filled]);
  useEffect(() => {
    if (isChecking) markStep('check');
  }, [isChecking]);
}

/** The newcomer's checklist above the form, until it is closed. */
export function EditorChecklist() {
  const isLocal = useIsLocal();
  const isClosed = useWelcome((welcome) => welcome.isClosed);
  const isOver = useIsOver(isLocal);
  const hasBasics = useDocument(hasNameAndContact);
  useSteps();
  if (isClosed || isOver !== false) return null;
  const close = () => {
    closeWelcome();
    if (isLocal) return;
    useSharedState.setState({ isFinish: 1 });
    void call(finishGuide, { guide: GUIDE }).catch(() => undefined);
  };
  return (
    <Checklist
      actions={{
        choose: showStyle,
        fill: () => openSection(hasBasics ? 'education' : BASICS),
        check: () => openDrawer('check'),
        export: () => void openExport(),
        share: () => (isLocal ? signInFor('share') : requestAction('share')),
      }}
      extra={
        <Button tone="quiet" onClick={() => openOverlay('tour')}>
          看看界面
        </Button>
      }
      onClose={close}
    />
  );
}
