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

/** Below that of a card, so that a card in a column is met first. */
const COLUMN_PRIORITY = 1;

interface CardData {
  stage: ApplicationStage;
  /** The card below it; null at the end of a column. */
  nextId: string | null;
}

/** Lets a card be dragged and dropped on; keys have a way of their own. */
export function useDragCard(id: string, data: CardData) {
  const { ref: attachDrag, isDragging } = useDraggable({ id, data });
  const { ref: attachDrop } = useDroppable({ id, data });
  const attach = (element: Element | null) => {
    attachDrag(element);
    attachDrop(element);
  };
  return { attach, isDragging };
}

/** Lets cards be dropped at the end of a column. */
export const useDropColumn = (stage: ApplicationStage) =>
  useDroppable({ id: `stage ${stage}`, data: { stage, nextId: null }, collisionPriority: COLUMN_PRIORITY })
    .ref;

/** Where the dragged card would go: above or below the card under the pointer. */
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
  /** While a card is held: where it would go. */
  onPlace: (place: Place | null) => void;
  onDrop: (id: string, place: Place) => void;
  children: ReactNode;
}

/** The drag by mouse and finger around a board. */
export const DragBoard = ({ onPlace, onDrop, children }: DragBoardProps) => (
  <DragDropProvider
    // A card is no button; the board tells of its own moves.
    plugins={(defaults) => [
      ...defaults.filter((plugin) => plugin !== Accessibility),
      StyleInjector.configure({ nonce: styleNonce() ?? '' }),
    ]}
    // What is pressed in a card is its title, which opens it; only its select keeps the press.
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
