import { firstDays } from '../interview-report/models/first-days.js';
import { namesMajor } from './raised-questions.js';

describe('a subject that a posting accepts', () => {
  it.each([
    ['大专以上，会计、财务管理等相关专业', '大数据与会计'],
    ['本科，机械设计等相关专业均可；熟悉 CAD', '机械制造及自动化'],
  ])('is of the family of a named one: %s', (jd, major) => {
    expect(namesMajor(jd, major)).toBe(true);
  });

  it('is not another one', () => {
    expect(namesMajor('大专以上，会计、财务管理等相关专业', '学前教育')).toBe(false);
  });
});

describe('what one does first with the work of a post', () => {
  const questionText = '假如下周一就由你接手“对能耗指标负责”这项工作，头三天你先做哪几件事？';

  it('is to set the order for those who lead, who show no first piece to a superior', () => {
    expect(firstDays('requirement-duty-first', questionText, '动力车间主任')).toContain('责任人');
    expect(firstDays('requirement-duty-first', questionText, '动力车间主任')).not.toContain('请主管看过');
    expect(firstDays('requirement-duty-first', questionText, '能源管理员')).toContain('请主管看过');
  });
});
