import { SECTIONS } from '@qicheng/resume/sections';
import { fireEvent, render, screen } from '@testing-library/react';
import { useSharedState } from '#src/lib/shared-state.js';
import { SectionGuide, SECTION_TIPS } from './section-guide.js';

afterEach(() => useSharedState.setState({ showTipsModuleName: '' }));

it('stays collapsed until it is opened, then stays open across sections', () => {
  const { rerender } = render(<SectionGuide sectionKey="work" />);
  const toggle = screen.getByRole('button', { name: '怎么写好这一部分' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(useSharedState.getState().showTipsModuleName).toBe('work');
  expect(screen.getByText('可以更好').isConnected).toBe(true);
  rerender(<SectionGuide sectionKey="campus" />);
  expect(screen.getByText(SECTION_TIPS['campus']!.better!).isConnected).toBe(true);
});

it('covers only existing sections, and every section of a new résumé', () => {
  const known = new Set<string>([...SECTIONS.map(({ key }) => key), 'basics', 'coverLetters']);
  expect(Object.keys(SECTION_TIPS).filter((key) => !known.has(key))).toEqual([]);
  const silent = SECTIONS.filter(({ key, initial }) => initial && !SECTION_TIPS[key]);
  expect(silent.map(({ key }) => key)).toEqual([]);
});
