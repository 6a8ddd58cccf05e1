import { Accessibility, type DragEndEvent, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { styleNonce } from '#src/lib/style-nonce.js';

/** What an entry needs to be draggable: the element that moves and the drag handle. */
export interface SortableEntry {
  readonly attach: (element: Element | null) => void;
  readonly attachHandle: (element: Element | null) => void;
  readonly isDragging: boolean;
}

interface SortableListProps<Entry> {
  entries: readonly Entry[];
  idOf: (entry: Entry) => string;
  /** Name of the entry in announcements. */
  nameOf: (entry: Entry) => string;
  onMove: (from: number, to: number) => void;
  children: (entry: Entry, sortable: SortableEntry, position: number) => ReactNode;
}

interface SortableItemProps<Entry> extends Pick<SortableListProps<Entry>, 'children' | 'nameOf'> {
  entry: Entry;
  id: string;
  position: number;
}

function SortableItem<Entry>({ entry, id, position, nameOf, children }: SortableItemProps<Entry>) {
  const { ref, handleRef, isDragging } = useSortable({ id, index: position, data: { name: nameOf(entry) } });
  return children(entry, { attach: ref, attachHandle: handleRef, isDragging }, position);
}

type Operation = Pick<DragEndEvent, 'operation'>;
const nameIn = (event: Operation) => String(event.operation.source?.data['name'] ?? '');

const chinese = Accessibility.configure({
  screenReaderInstructions: {
    draggable: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。',
  },
  announcements: {
    dragstart: (event: Operation) => `已拿起“${nameIn(event)}”`,
    dragover: (event: Operation) => {
      const { source } = event.operation;
      return isSortable(source) ? `“${nameIn(event)}”移到第 ${source.index + 1} 位` : undefined;
    },
    dragend: (event: DragEndEvent) =>
      event.canceled ? `已取消移动“${nameIn(event)}”` : `已放下“${nameIn(event)}”`,
  },
});

/** The only use of the drag library for lists: entries are reordered by pointer and keyboard. */
export function SortableList<Entry>({ entries, idOf, nameOf, onMove, children }: SortableListProps<Entry>) {
  const drop = (event: DragEndEvent) => {
    const { source } = event.operation;
    if (event.canceled || !isSortable(source) || source.initialIndex === source.index) return;
    onMove(source.initialIndex, source.index);
  };
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults, chinese, StyleInjector.configure({ nonce: styleNonce() ?? '' })]}
      onDragEnd={drop}
    >
      {entries.map((entry, position) => (
        <SortableItem key={idOf(entry)} entry={entry} id={idOf(entry)} position={position} nameOf={nameOf}>
          {children}
        </SortableItem>
      ))}
    </DragDropProvider>
  );
}
