/** Official spellings of tool names; other capitalisations are reported. A space separates two words. */
export const TECH_NAMES = `
GitHub|GitLab|Gitee|Bitbucket|JavaScript|TypeScript|CoffeeScript|ECMAScript|Python|Java|Kotlin|Scala|Groovy|Golang|PHP|Perl|
Ruby|Julia|MATLAB|Fortran|Pascal|Delphi|COBOL|Haskell|Erlang|Elixir|Clojure|Lua|Dart|Flutter|Solidity|Verilog|
SystemVerilog|VHDL|HTML|HTML5|CSS|CSS3|XML|JSON|YAML|TOML|SVG|WebGL|WebAssembly|WebRTC|WebSocket|GraphQL|gRPC|Protobuf|
RESTful|OAuth|OpenAPI|Swagger|Postman|MySQL|PostgreSQL|SQLite|MariaDB|SQL|NoSQL|MongoDB|Redis|Memcached|Cassandra|HBase|
Neo4j|InfluxDB|TiDB|OceanBase|ClickHouse|Elasticsearch|Logstash|Kibana|OpenSearch|RabbitMQ|RocketMQ|ActiveMQ|ZeroMQ|Kafka|
Pulsar|ZooKeeper|Nacos|Dubbo|Hadoop|MapReduce|Hive|Flink|Presto|Doris|Kylin|Airflow|Docker|Kubernetes|OpenStack|OpenShift|
VMware|VirtualBox|Vagrant|Ansible|Terraform|Jenkins|Prometheus|Grafana|Nginx|Tomcat|Linux|Ubuntu|CentOS|Debian|RedHat|
macOS|iOS|iPadOS|Android|HarmonyOS|OpenHarmony|Windows|PowerShell|iPhone|iPad|Xcode|IntelliJ IDEA|PyCharm|WebStorm|Eclipse|
Visual Studio|VS Code|Vim|Node.js|Vue.js|Next.js|Nuxt.js|Express.js|Nest.js|React Native|Redux|MobX|jQuery|Bootstrap|
Tailwind CSS|AngularJS|webpack|ESLint|Spring Boot|Spring Cloud|Spring MVC|MyBatis|Hibernate|Django|FastAPI|Laravel|ThinkPHP|
Maven|Gradle|JUnit|JMeter|Selenium|Playwright|pytest|LoadRunner|NumPy|SciPy|scikit-learn|Matplotlib|TensorFlow|PyTorch|Keras|
OpenCV|PaddlePaddle|XGBoost|LightGBM|CatBoost|LangChain|OpenAI|ChatGPT|DeepSeek|Hugging Face|Jupyter|Anaconda|PySpark|
Photoshop|Illustrator|InDesign|Premiere|After Effects|Lightroom|CorelDRAW|Dreamweaver|Figma|Axure|XMind|MindManager|SketchUp|
AutoCAD|SolidWorks|CATIA|Creo|COMSOL|HyperMesh|Keil|Proteus|Altium Designer|LabVIEW|Multisim|Simulink|
Arduino|Raspberry Pi|STM32|FreeRTOS|RT-Thread|Modbus|CAN|PLC|SCADA|SPSS|Stata|EViews|SAS|Tableau|Power BI|FineReport|FineBI|
PowerPoint|OneNote|WPS|LaTeX|Markdown|EndNote|NoteExpress|CiteSpace|NVivo|Origin|ImageJ|GraphPad Prism|ArcGIS|QGIS|ENVI|Revit|
Unity|Unreal Engine|Blender|Cinema 4D|WordPress|Shopify|Amazon|eBay|AliExpress|TikTok|YouTube|Facebook|Instagram|LinkedIn|
WhatsApp|Google Analytics|Salesforce|HubSpot|SAP|ERP|CRM|OA|KPI|OKR|SOP|ROI|GMV|DAU|MAU|API|SDK|HTTP|HTTPS|TCP|UDP|DNS|FTP|
SSH|MQTT|USB|UART|SPI|CPU|GPU|FPGA|CNN|RNN|LSTM|GAN|NLP|OCR|BERT|YOLO|IELTS|TOEFL|GRE|GMAT|CET-4|CET-6|TEM-4|TEM-8|PMP|CPA|
ACCA|CFA|FRM|HSK|BEC|TOEIC`;

/** Misspellings beyond capitalisation. */
export const TECH_SLIPS: Readonly<Record<string, string>> = {
  nodejs: 'Node.js',
  vuejs: 'Vue.js',
  nextjs: 'Next.js',
  nuxtjs: 'Nuxt.js',
  expressjs: 'Express.js',
  springboot: 'Spring Boot',
  springcloud: 'Spring Cloud',
  springmvc: 'Spring MVC',
  vscode: 'VS Code',
  powerbi: 'Power BI',
  posgresql: 'PostgreSQL',
  postgressql: 'PostgreSQL',
  postgesql: 'PostgreSQL',
  mogodb: 'MongoDB',
  mangodb: 'MongoDB',
  elasticsearh: 'Elasticsearch',
  elastcsearch: 'Elasticsearch',
  kubernets: 'Kubernetes',
  kubernates: 'Kubernetes',
  kuberneters: 'Kubernetes',
  javascirpt: 'JavaScript',
  javscript: 'JavaScript',
  javasript: 'JavaScript',
  typescipt: 'TypeScript',
  typscript: 'TypeScript',
  pyhton: 'Python',
  phython: 'Python',
  pyton: 'Python',
  tensorfow: 'TensorFlow',
  tensorflew: 'TensorFlow',
  pytroch: 'PyTorch',
  pytoch: 'PyTorch',
  mybaits: 'MyBatis',
  mybatits: 'MyBatis',
  ngnix: 'Nginx',
  nignx: 'Nginx',
  zookepper: 'ZooKeeper',
  zookeerper: 'ZooKeeper',
  rabitmq: 'RabbitMQ',
  photoshap: 'Photoshop',
  phtoshop: 'Photoshop',
  powerpiont: 'PowerPoint',
  powerpoit: 'PowerPoint',
  excle: 'Excel',
  exel: 'Excel',
  autocda: 'AutoCAD',
  soildworks: 'SolidWorks',
  solidwork: 'SolidWorks',
  andriod: 'Android',
  adroid: 'Android',
  jqurey: 'jQuery',
  jmter: 'JMeter',
  hadop: 'Hadoop',
  dokcer: 'Docker',
  jenkis: 'Jenkins',
  matalb: 'MATLAB',
  mathlab: 'MATLAB',
  gihub: 'GitHub',
  githup: 'GitHub',
  linxu: 'Linux',
  ununtu: 'Ubuntu',
  windwos: 'Windows',
};

/** Also English words: their capitalisation is checked only inside Chinese text. */
export const TECH_IN_CHINESE_ONLY =
  'eclipse|bootstrap|swagger|postman|pulsar|hive|presto|flutter|dart|ruby|scala|julia|pascal|windows|can|plc|origin|unity|' +
  'blender|amazon|premiere|illustrator|redis|docker|express|groovy|creo|proteus|sap|gan|bert|yolo|oa|api|origin|python|java|' +
  'android|hibernate|delphi|perl|maven|anaconda|doris|prometheus|figma|keil|envi|pulsar';

/** One correct English word per line, then its common misspellings. */
export const ENGLISH_WORDS = `
experience experiance expereince experence exprience
responsible responsable resposible responsibile
responsibilities responsabilities resposibilities responsibilites
achievement achievment acheivement achivement
achieved acheived achived
management managment mangement manegement
development developement devlopment develpment
developed developped develped
environment enviroment enviornment environement
university univeristy univercity unversity
bachelor bachlor batchelor bachelar
degree degreee
received recieved receieved
receive recieve
communication communcation comunication communciation
knowledge knowlege knowledege knowlegde
language langauge languange
technology techonology tecnology technolgy
technical techincal tecnical
engineer enginner engieer
engineering enginering engineerring
computer computor
science sceince
software sofware softwear
hardware hardwear
database databse
analysis anaylsis analisis analysys
analyze anaylze
project porject projct
product prodcut
professional proffesional profesional professinal
proficient profficient proficent
familiar familar familier
excellent excelent excellant
successful succesful successfull sucessful
successfully succesfully successfuly sucessfully
business bussiness buisness busines
strategy stategy stragety
organization orgnization organzation
organized orgnized
maintenance maintainance maintenence
maintained mantained
implement impliment
implemented implmented implimented
implementation implemention implementaion
improvement improvment
improved imporved
performance performence perfomance preformance
requirement requirment
requirements requirments
solution soultion
algorithm algorthm algorythm alogrithm algoritm
architecture architechture archtecture
application aplication applicaton
interface inteface interfce
function funciton
framework framwork framewrok
independent independant
independently independantly
necessary neccessary necesary
opportunity oppurtunity oportunity
participate particpate
participated particpated partecipated
certificate certificat certifcate
committee commitee comittee
colleague collegue
customer custumer
customers custumers
definitely definately
efficient efficent
efficiency efficency
effective effecive
especially especialy
government goverment
guarantee garantee guarrantee
immediately immediatly
introduced intoduced
leadership leadrship
license lisence
marketing marketting
occurred occured
operation opertion
personnel personel
personal persoanl
planning planing
preferred prefered
presentation presention presentaion
previous previos
principle principel
procedure proceedure
production prodution
programming programing
programmer programer
quality qualtiy
quantity quantitiy
recommend recomend reccommend
reference referance
research reserach reseach
researcher reseacher
schedule scedule shedule
secretary secratary
separate seperate
separately seperately
similar similiar
statistics statistcs
student stuednt
support suport
supervised supervisied
system sytem
systems sytems
teacher techer
teamwork teamwrok
through throught
training trainning
tutorial tutoral
understanding understaning
until untill
volunteer volunter voluntter
website webiste
which whcih
writing writting
awarded awared
scholarship scholarshp scolarship
internship intership internshp
graduate gradute
graduated graduted
curriculum curriculumn
undergraduate undergradute
financial finacial
accounting acounting
economics economices
international internatinal
industry indutry
logistics logistcs
negotiation negociation
resources resouces resourses
responsibility responsability
significant significent
specialist speciallist
visualization visulization
`;
