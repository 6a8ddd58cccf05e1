import { spacedRuns } from '@qicheng/templates/spaced-runs';
import { Extension } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

// Each inline node that is no text takes one place.
const textOf = (block: ProseNode): string => block.textBetween(0, block.content.size, undefined, '\ufffc');

function spacingOf(doc: ProseNode): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    for (const { start, end, className } of spacedRuns(textOf(node)))
      decorations.push(Decoration.inline(at + 1 + start, at + 1 + end, { class: className }));
    return false;
  });
  return DecorationSet.create(doc, decorations);
}

/** Statements that are edited on the sheet have the gaps with which they are printed. */
export const SpacedStatements = Extension.create({
  name: 'spacedStatements',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => spacingOf(doc),
        apply: ({ docChanged, doc }, before) => (docChanged ? spacingOf(doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
