/** Answers media queries as a touch-only device or one with a mouse, until the mocks are restored. */
export const onDevice = (kind: 'touch' | 'mouse') =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: kind === 'touch' && media.includes('pointer: coarse'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
