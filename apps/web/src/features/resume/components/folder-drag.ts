import { type DragEvent, useState } from 'react';

/** Drag data type, so that folders accept nothing but résumés. */
const TYPE = 'application/x-qicheng-resumes';

/** Makes a résumé draggable, together with the other selected ones. */
export const dragProps = (id: string, chosen: ReadonlySet<string> | undefined) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TYPE, JSON.stringify(chosen?.has(id) ? [...chosen] : [id]));
    dataTransfer.effectAllowed = 'move';
  },
});

function idsOf({ dataTransfer }: DragEvent): string[] {
  const text = dataTransfer.getData(TYPE);
  return text === '' ? [] : (JSON.parse(text) as string[]);
}

/** Makes a folder a drop target for résumés. */
export function useDrop(onDrop: (ids: readonly string[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const ids = idsOf(event);
      if (ids.length > 0) onDrop(ids);
    },
  };
}
