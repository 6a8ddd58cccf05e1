import { bareMajor, chineseMajor } from './english-majors.js';
import { chineseSchool, chineseTopic } from './foreign-schools.js';

describe('the names of foreign studies', () => {
  it.each([
    ['University of Edinburgh', '爱丁堡大学'],
    ['The University of Melbourne', '墨尔本大学'],
    ['University of Edinburgh, UK', '爱丁堡大学'],
    ['UCL', '伦敦大学学院'],
    ['Massachusetts Institute of Technology (MIT)', '麻省理工学院'],
    ['爱丁堡大学 University of Edinburgh', '爱丁堡大学'],
    ['Unheard College', 'Unheard College'],
    ['江南大学', '江南大学'],
  ])('of the school %s', (name, chinese) => expect(chineseSchool(name)).toBe(chinese));

  it.each([
    ['Bioinformatics (Merit)', '生物信息学'],
    ['MSc Bioinformatics with Distinction', '生物信息学'],
    ['Master of Marketing Communications (Distinction)', '市场营销与传播'],
    ['Computer Science, First Class Honours', '计算机科学'],
    ['BA (Hons) Fashion Design', '服装与服饰设计'],
    ['Accounting and Finance (2:1)', '会计与金融'],
    ['公共管理（学硕）', '公共管理'],
    ['汉语言文学', '汉语言文学'],
    ['Golf Management', 'Golf Management'],
  ])('of the subject %s', (name, chinese) => expect(chineseMajor(name)).toBe(chinese));

  it.each([
    ['MSc Dissertation Project', '硕士毕业论文'],
    ["Bachelor's Thesis", '本科毕业论文'],
    ['Smart Campus Project', 'Smart Campus Project'],
  ])('of the topic %s', (name, chinese) => expect(chineseTopic(name)).toBe(chinese));

  it.each(['英语（师范）', 'Python', 'Compass'])('keeps %s, which has no honours', (name) =>
    expect(bareMajor(name)).toBe(name),
  );
});
