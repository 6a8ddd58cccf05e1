import { BASICS, openItem, openSection, resetView, useView } from './view-state.js';

beforeEach(() => resetView());
const opened = () => useView.getState().openItem;

it('restores a section as it was left', () => {
  openSection('education', 'e1');
  openSection('work');
  expect(opened()).toBeNull();
  openItem('w1');
  openSection('education');
  expect(opened()).toBe('e1');
  openItem(null);
  openSection('work');
  expect(opened()).toBe('w1');
  openSection('education');
  expect(opened()).toBeNull();
});

it('opens the named item, and forgets everything with the résumé', () => {
  openSection('education', 'e1');
  openSection(BASICS);
  openSection('education', 'e2');
  expect(opened()).toBe('e2');
  resetView();
  openSection('education');
  expect(opened()).toBeNull();
});
