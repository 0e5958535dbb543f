// Owns what readers call signing in, secrets and safety, and what documentation calls them.

export const ACCESS = `
log in, log on, logon, sign in, signin, signing in > login authentication sign
log out, logout, log off, sign out, signout > logout session
sign up, signup, register, open an account, registration, enroll > signup register registration account
registered > register registration
close my account, end my account, delete my account > delete account close
forgot my password, forgotten password, lost my password > reset password
password, passcode, passphrase, passwords > password credential secret
code to enter > pin code
access data, login data > credential key secret
default login, initial password, first password > default username password credential
secrets > secret key token credential
api key, access key, secret token, secret key > api key token
fresh key, fresh token, new token, replace my token, replace my key, change my key > rotate regenerate key
two steps, two-step, two factor, second factor, 2fa, mfa, authenticator > mfa 2fa
one-time code, one time code, otp > otp verification
company login, work account, same login > sso
okta, azure ad, entra, active directory, google workspace > sso saml oidc
active directory > ldap scim sso
log in with google, google login, sign in with google, social login, login with github > oauth login
prove, identify myself > authenticate authentication
stay logged in, logged in, remember me > session
safe, guard, shield > secure security protect authentication
protected by a password, password protected, behind a password, behind a login > password authentication protect private
keep strangers, keep others, keep people, only we, only us, nobody else, no one else > private authentication restrict access
non-public, internal only > private restrict
open to everyone, everyone can see > public
scramble, encoded > encrypt encryption
https, padlock, ssl > ssl tls certificate https
firewall, ip address, allow list, whitelist, allowlist, white list > allowlist ip firewall
whitelisted > allowlist
bots, robots, crawlers, scrapers > bot crawler robots captcha
prove not a robot, not a robot > captcha verification
forged, forge, spoofed > signature verify
security hole > vulnerability security
certified, certification, soc 2, iso 27001, hipaa > compliance certification soc
serial number, activation code, product key > license key activation
licence code > license key
ends, no longer valid, lapses, goes stale > expire expiration expired lifetime
valid for, good for, lasts, how long is, how long does > expiration lifetime duration ttl
extend > renew extend
test mode, play area, playground, without real money > sandbox test mode
live system, for real > production live
simulated, pretend, fake data > simulation simulator mock test
`;
