export default () => <p>Words</p>;
