import { ghostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { emptyDocument } from '@qicheng/resume/defaults';
import { render } from '@testing-library/react';
import { HOSTILE_TEXTS, marksOfHarm } from '#src/testing/hostile-texts.js';
import { SchemaFiller } from '#src/testing/schema-filler.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { GhostwriteResultView } from './ghostwrite-result.js';

it.each(HOSTILE_TEXTS.map((text, turn) => [turn, text] as const))(
  'shows a stored text full of markup as plain text and runs nothing (%i: %s first)',
  (turn) => {
    const result = new SchemaFiller(HOSTILE_TEXTS, turn).fill(ghostwriteResult);
    const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
    const { container } = render(
      <EditorProvider store={store}>
        <GhostwriteResultView result={result} />
      </EditorProvider>,
    );
    expect(container.textContent).toContain('window.stolen=1');
    expect(marksOfHarm(container.ownerDocument)).toEqual([]);
  },
);
