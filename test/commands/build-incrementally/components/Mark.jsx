export default () => <b>One</b>;
