declare module 'js-yaml' {
  const yaml: { load(text: string): unknown; loadAll(text: string): unknown[] };
  export default yaml;
}
