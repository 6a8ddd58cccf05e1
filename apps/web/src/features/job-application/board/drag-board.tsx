import type { ApplicationStage } from '@qicheng/analysis/job-application';
import {
  Accessibility,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom';
import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { styleNonce } from '#src/lib/style-nonce.js';
import type { Place } from './stage-move.js';

/** Lower than a card's, so that a card in the column is hit first. */
const COLUMN_PRIORITY = 1;

interface CardData {
  stage: ApplicationStage;
  /** The next card; null at the end of a column. */
  nextId: string | null;
}

/** Makes a card draggable and a drop target; keyboard moves are handled separately. */
export function useDragCard(id: string, data: CardData) {
  const { ref: attachDrag, isDragging } = useDraggable({ id, data });
  const { ref: attachDrop } = useDroppable({ id, data });
  const attach = (element: Element | null) => {
    attachDrag(element);
    attachDrop(element);
  };
  return { attach, isDragging };
}

/** Makes the end of a column a drop target. */
export const useDropColumn = (stage: ApplicationStage) =>
  useDroppable({ id: `stage ${stage}`, data: { stage, nextId: null }, collisionPriority: COLUMN_PRIORITY })
    .ref;

/** Where the dragged card would be inserted: above or below the card under the pointer. */
function placeOf({ operation }: Pick<DragEndEvent | DragMoveEvent, 'operation'>): Place | null {
  const { target, position } = operation;
  if (!target) return null;
  const { stage, nextId } = target.data as unknown as CardData;
  const box = target.element?.getBoundingClientRect();
  const isColumn = String(target.id).startsWith('stage ');
  if (isColumn || !box) return { to: stage, beforeId: null };
  const isBelow = position.current.y > box.top + box.height / 2;
  return { to: stage, beforeId: isBelow ? nextId : String(target.id) };
}

interface DragBoardProps {
  /** Called during a drag with the insert position. */
  onPlace: (place: Place | null) => void;
  onDrop: (id: string, place: Place) => void;
  children: ReactNode;
}

/** Drag and drop of a board by mouse and touch. */
export const DragBoard = ({ onPlace, onDrop, children }: DragBoardProps) => (
  <DragDropProvider
    // A card is not a button; the board announces its own moves.
    plugins={(defaults) => [
      ...defaults.filter((plugin) => plugin !== Accessibility),
      StyleInjector.configure({ nonce: styleNonce() ?? '' }),
    ]}
    // A drag may start on the card's title, which is a button; only the select does not start one.
    sensors={[
      PointerSensor.configure({
        preventActivation: ({ target }) => target instanceof Element && target.closest('select') !== null,
      }),
    ]}
    onDragMove={(event) => onPlace(placeOf(event))}
    onDragEnd={(event) => {
      onPlace(null);
      const place = placeOf(event);
      if (!event.canceled && place && event.operation.source)
        onDrop(String(event.operation.source.id), place);
    }}
  >
    {children}
  </DragDropProvider>
);
